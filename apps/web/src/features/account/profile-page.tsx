import { useUser } from "../../session/session.ts";
import { Page } from "../../ui/page.tsx";
import { ApiTokens } from "./api-tokens.tsx";
import { LoginRecords } from "./login-records.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SecondFactorList } from "./second-factors.tsx";
import { Section } from "./section.tsx";

export function ProfilePage() {
  const user = useUser();
  return (
    <Page title="Profile" about={`Your account, ${user.userName}`} width="narrow">
      <Section title="About you" about="Reports and invoices use what is here. Everything may be left empty.">
        <ProfileForm user={user} />
      </Section>
      <Section title="Password">
        <PasswordForm userName={user.userName} />
      </Section>
      <Section
        title="Second factor"
        about="Besides the password, signing in then needs an authenticator app or a passkey. Administrators need one."
      >
        <SecondFactorList />
      </Section>
      <Section title="API tokens" about="For scripts: send a token as “Authorization: Bearer …” and it acts as you.">
        <ApiTokens isConfirmed={user.emailConfirmed} isAdmin={user.userIsAdmin} />
      </Section>
      <Section
        title="Sign-ins"
        about="One device at a time: signing in elsewhere ends the session before. After 30 days you sign in again."
      >
        <LoginRecords records={user.loginRecs} />
      </Section>
    </Page>
  );
}
