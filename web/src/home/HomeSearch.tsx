import { useState } from 'preact/hooks';
import { SearchBox } from '../library/SearchBox';
import { navigate } from '../router';
import '../library/library.css';

/** The search of the home page. Enter opens the results in the library. */
export function HomeSearch() {
  const [text, setText] = useState('');
  return (
    <SearchBox
      text={text}
      onText={setText}
      onSubmit={() => navigate(`/library?q=${encodeURIComponent(text.trim())}`)}
      label="Search the library by keyword, country, slug or ID"
      placeholder="Inflation, GDP, unemployment in Germany…"
    />
  );
}
