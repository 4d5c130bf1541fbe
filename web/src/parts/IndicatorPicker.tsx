import type { SearchHit } from 'almanac-sdk';
import { useEffect, useId, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { frequencyLabels, getCountryName } from '../labels';
import { useCall } from '../useCall';

const debounceMs = 180;

interface Props {
  label: string;
  choose(hit: SearchHit): void;
}

/** A search field for an indicator of the library, with suggestions. */
export function IndicatorPicker({ label, choose }: Props) {
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(-1);
  const [open, setOpen] = useState(false);
  const { data, failure } = useSuggestions(text);
  const id = useId();
  const hits = open && text.trim() !== '' ? (data?.indicators ?? []) : [];
  const take = (hit: SearchHit | undefined) => {
    if (hit === undefined) return;
    setText('');
    choose(hit);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter') take(hits[Math.max(activeIndex, 0)]);
    else if (event.key === 'ArrowDown') setActiveIndex(Math.min(activeIndex + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setActiveIndex(Math.max(activeIndex - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <div class="picker">
      <label class="control-block">
        <span>{label}</span>
        <input
          type="text"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={hits[activeIndex] && `${id}-${activeIndex}`}
          placeholder="Search the library…"
          value={text}
          maxLength={200}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setOpen(true);
            setActiveIndex(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </label>
      <div id={id} role="listbox" aria-label="Suggestions" class="suggestions" hidden={hits.length === 0}>
        {hits.map((hit, index) => (
          <Suggestion
            key={hit.slug}
            id={`${id}-${index}`}
            hit={hit}
            active={index === activeIndex}
            choose={() => take(hit)}
          />
        ))}
      </div>
      <p class="fine" role="status">
        {text !== '' && failure !== undefined && 'Search is unavailable right now. Try again later.'}
        {text !== '' && data?.count === 0 && 'No matching series.'}
      </p>
    </div>
  );
}

interface SuggestionProps {
  id: string;
  hit: SearchHit;
  active: boolean;
  choose(): void;
}

function Suggestion({ id, hit, active, choose }: SuggestionProps) {
  return (
    // biome-ignore lint/a11y: the input field keeps the focus and handles the keys
    <div id={id} role="option" aria-selected={active} onMouseDown={keepFocus} onClick={choose}>
      {hit.name}
      <span class="fine">
        {getCountryName(hit.country)}, {frequencyLabels[hit.frequency].toLowerCase()}, {hit.unit}
      </span>
    </div>
  );
}

/** Keeps the focus in the field, because losing it would close the list before the click. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

/** Searches the library for a text after a pause in typing. */
function useSuggestions(text: string) {
  const [q, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useCall(q === '' ? '' : `suggestions ${q}`, () => almanac.indicators.search({ q, limit: 7 }));
}
