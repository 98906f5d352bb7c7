import { VariableToken } from '@waymark/ui/icon'

/** `{{variable}}` as it stands in explanations. */
export const EXAMPLE_REFERENCE = <VariableToken name="variable" />
