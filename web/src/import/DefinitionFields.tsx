import { categories } from '../../../server/series/categories.js';
import { getCategoryName } from '../labels';

interface Props {
  /** The fields without which the series cannot be imported. */
  required: string[];
  /** The fields that only a new indicator requires. Columns of a file can have its country and unit. */
  requiredIfNew?: string[];
  initial?: { name?: string; unit?: string; country?: string };
}

/** The fields that define a new indicator. */
export function DefinitionFields({ required, requiredIfNew = [], initial = {} }: Props) {
  const describe = (field: string) => {
    if (required.includes(field)) return '';
    return requiredIfNew.includes(field) ? ' (required for a new indicator)' : ' (optional)';
  };
  return (
    <>
      <label class="field">
        <span>Name{describe('name')}</span>
        <input name="name" defaultValue={initial.name ?? ''} maxLength={200} autocomplete="off" />
      </label>
      <label class="field">
        <span>ID in the library{describe('slug')}</span>
        <input
          name="slug"
          required={required.includes('slug')}
          minLength={2}
          maxLength={80}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title="Lower-case words of a to z and digits, joined by hyphens"
          autocomplete="off"
          spellcheck={false}
        />
        <small>Lower-case words joined by hyphens, such as own-survey.</small>
      </label>
      <label class="field">
        <span>Category{describe('category')}</span>
        <select name="category" required={required.includes('category')}>
          <option value="">Choose</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {getCategoryName(category)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>Country code{describe('country')}</span>
        <input
          name="country"
          defaultValue={initial.country ?? ''}
          required={required.includes('country')}
          pattern="[A-Za-z]{2,3}"
          title="Two or three letters, such as FR, or EA for the euro area"
          maxLength={3}
          autocomplete="off"
        />
      </label>
      <label class="field">
        <span>Unit{describe('unit')}</span>
        <input
          name="unit"
          defaultValue={initial.unit ?? ''}
          required={required.includes('unit')}
          maxLength={100}
          autocomplete="off"
        />
      </label>
    </>
  );
}
