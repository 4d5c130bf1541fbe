/** By date, oldest or newest first. */
export type Order = 'asc' | 'desc';

/** Dates from `start` to `end`, inclusive. */
export interface DateWindow {
  start?: string;
  end?: string;
  limit?: number;
}
