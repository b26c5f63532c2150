export { AuditPage } from "./audit-page.tsx";
export { GroupsPage } from "./groups-page.tsx";
export { ModerationPage } from "./moderation-page.tsx";
export { UserPage } from "./user-page.tsx";
export { UsersPage } from "./users-page.tsx";
