/** What a page is handed: the variable part of its address, where it has one. */
export interface PageProps {
  param: string;
}
