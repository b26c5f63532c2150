/** Administration of users, their subscriptions and support tickets. Wording of the specification. */
export const adminMessages = {
  "user-subscriptions-load-failed": "Failed to load user subscriptions",
  "subscription-add-failed": "Failed to add subscription",
  "user-subscription-cancel-failed": "Failed to cancel user subscription id : {id}",
  "subscription-update-failed": "Failed to update subscription id :{id}",
  "support-tickets-load-failed": "Failed to load support tickets",
  "user-load-failed": "Failed to load user",
  "user-edit-failed": "Failed to edit user",
  saved: "Saved",
  "user-delete-failed": "Failed to delete User",
  "user-deleted": "User has been deleted from Database: {userName}",
} as const;
