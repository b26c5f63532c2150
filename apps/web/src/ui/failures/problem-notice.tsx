import { Alert, Button, List } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { ApiProblem } from "../../api/problem.ts";

interface ProblemNoticeProps {
  readonly error: unknown;
  /** Names of fields whose issues are already shown beside them. */
  readonly shownFields?: readonly string[];
  readonly onRetry?: () => void;
}

/** One plain sentence for whatever went wrong, with what the server said of single fields below it. */
export function ProblemNotice({ error, shownFields = [], onRetry }: ProblemNoticeProps) {
  if (!error) return null;
  const issues = error instanceof ApiProblem ? error.issues.filter(({ field }) => !shownFields.includes(field)) : [];
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {messageOf(error)}
      {issues.length > 0 && (
        <List size="sm" mt={4}>
          {issues.map(({ field, message }) => (
            <List.Item key={`${field} ${message}`}>{message}</List.Item>
          ))}
        </List>
      )}
      {onRetry && (
        <Button variant="default" size="compact-sm" mt={8} display="block" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

/** What to show of an error: the server's own sentence, or one that admits the fault is ours. */
export function messageOf(error: unknown): string {
  return error instanceof ApiProblem ? error.message : "Something went wrong in this page. Please try again.";
}
