import { AlmanacError } from 'almanac-sdk';
import { describeFailure } from '../describeFailure';

/** The labels of the fields that users fill in, by their names in the API. */
const fieldLabels: Record<string, string> = {
  email: 'Email',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  name: 'Name',
  plan: 'Plan',
  slug: 'ID in the library',
  category: 'Category',
  country: 'Country code',
  unit: 'Unit',
  frequency: 'Frequency',
  decimal: 'Decimal mark',
  dateOrder: 'Order of dates',
  url: 'URL',
  description: 'Description',
};

/** Returns the label of a field of a form, or its name in the API. */
export function getFieldLabel(field: string): string {
  return fieldLabels[field] ?? `\`${field}\``;
}

/** Describes why the call of a form failed. Invalid fields have their labels. */
export function describeFormFailure(failure: unknown): string {
  const details = failure instanceof AlmanacError ? failure.details : [];
  if (details.length === 0) return describeFailure(failure);
  return details
    .map(({ field, problem }) => `${getFieldLabel(field)} ${problem}${problem.endsWith('?') ? '' : '.'}`)
    .join(' ');
}
