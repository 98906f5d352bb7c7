import { integerOrVariable } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'

/** The account both Google Ads templates speak to. */
export const conversionId = integerOrVariable({
  api: 'conversion_id',
  label: msg('template.google-ads.conversion-id', 'Conversion ID'),
})
