import { msg } from '@waymark/domain/message'

/** The texts of the buttons in the filters of the log. */
export const FILTER_TEXTS = {
  clear: msg('filter.clear', 'Clear'),
  apply: msg('filter.apply', 'Apply'),
}
