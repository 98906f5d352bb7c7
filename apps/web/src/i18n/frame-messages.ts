import { msg } from '@waymark/domain/message'

/*
 * Messages of the frame around all screens.
 */

export const ADMINISTRATION = msg('administration', 'Administration')
export const BRAND_LABEL = msg('brand.label', 'Waymark, tag manager')
export const OPENING = msg('opening', 'Opening')
export const SKIP_TO_CONTENT = msg('skip', 'Skip to content')
