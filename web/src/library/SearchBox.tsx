interface Props {
  text: string;
  onText(text: string): void;
  /** Called on Enter. By default, results update as the user types. */
  onSubmit?(): void;
  /** What is searched and which terms it accepts. */
  label: string;
  placeholder: string;
}

/** A search field with a keyboard hint. */
export function SearchBox({ text, onText, onSubmit, label, placeholder }: Props) {
  return (
    <search>
      <form
        class="search-box"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <label class="visually-hidden" for="search">
          {label}
        </label>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6" />
          <path d="m15 15 5 5" />
        </svg>
        <input
          id="search"
          type="search"
          value={text}
          maxLength={200}
          placeholder={placeholder}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="search-keys"
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <kbd>/</kbd>
      </form>
      <p id="search-keys" class="visually-hidden">
        {onSubmit === undefined
          ? 'Results update as you type. Use the arrow keys to move through them and Escape to return to this field.'
          : 'Press Enter to see the results.'}
      </p>
    </search>
  );
}
