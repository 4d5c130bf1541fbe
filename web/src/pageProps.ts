/** Props of a page: the variable part of its address, or an empty string. */
export interface PageProps {
  param: string;
}
