/** `mcp FOLDER`. */
export interface McpRequest {
  readonly kind: "mcp";
  readonly folder: string;
}

export const mcpUsage = `       mcp [FOLDER]

Serves an assistant that speaks the Model Context Protocol on standard input and output: it lists,
opens, changes and solves the conveyor files of FOLDER (here, without it), explains numbers, lists
findings and writes reports. Files outside FOLDER are not read, and none is ever overwritten.`;
