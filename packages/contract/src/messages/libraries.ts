/** Libraries. Wording of the specification, its spelling included. */
export const libraryMessages = {
  "subscription-needed-to-add":
    "You need a current subscription to add data - Go to the Subscribe Page Under your Username / Email Menu",
  "subscription-needed-to-copy":
    "You need a current subscription to copy data - Go to the Subscribe Page Under your Username / Email Menu",
  "list-failed": "error getting {type}",
  "categories-failed": "error getting {type} Categories",
  "brake-categories-failed": "error getting brake Categories - are you still logged in?",
  "user-token-failed": "error!!",
  "category-renamed": "Category Changed to All - 1",
  "load-data-failed": "Failed to load data: {error}",
  "belt-add-failed": "Failed to save new belt",
  "add-failed": "Failed to add data",
  "copy-failed": "Failed to copy data",
  "belt-added": "Belt added",
  "brake-added": "Brake added",
  "data-added": "Data added",
  "data-copied": "Data copied to user's list",
  "data-added-to-database": "Data added to database",
  "data-saved-to-database": "Data saved to database",
  "load-failed": "Failed to load {item}",
  "edit-failed": "Failed to edit {item}",
  "delete-failed": "Failed to delete {item}",
} as const;
