import { VariableToken } from '@waymark/ui/icon'

/** `{{variable}}` as it stands in explanations. */
export const REFERENCE = <VariableToken name="variable" />
