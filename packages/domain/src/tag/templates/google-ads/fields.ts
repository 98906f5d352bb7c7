import { integerOrVariable } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import type { Appearance } from '../template.ts'

/** The name of the template of a stored Google Ads tag before its options are parsed. */
export const GOOGLE_ADS: Appearance = { name: msg('template.google-ads.name', 'Google Ads'), icon: 't-conversion' }

/** The account of both Google Ads templates. */
export const conversionId = integerOrVariable({
  api: 'conversion_id',
  label: msg('template.google-ads.conversion-id', 'Conversion ID'),
})
