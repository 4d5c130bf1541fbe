import './account.css';

/** Tells the user to check for an email, without revealing whether the address has an account. */
export function CheckMailNotice({ email, subject }: { email: string; subject: string }) {
  return (
    <div class="page auth-page">
      <section class="card" role="status">
        <h1>Check your email</h1>
        <p>
          If the address is correct, you will soon receive {subject} at <strong>{email}</strong>.
        </p>
      </section>
    </div>
  );
}
