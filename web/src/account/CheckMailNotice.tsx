import './account.css';

/** Something was mailed. */
export function CheckMailNotice({ email, subject }: { email: string; subject: string }) {
  return (
    <div class="page auth-page">
      <section class="card" role="status">
        <h1>Look into your mail</h1>
        <p>
          If all is well, {subject} is on its way to <strong>{email}</strong>.
        </p>
      </section>
    </div>
  );
}
