/**
 * A text as searches compare it: in lower case, without diacritics. Of a composed text it keeps the length. Unicode does
 * not decompose ł.
 */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
