export type { ReferenceGrammar } from '../reference/reference-grammar.ts'
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  LinkButton,
  type LinkButtonProps,
} from './button.tsx'
export { CheckList, type CheckListProps } from './check-list.tsx'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { Combobox, type ComboboxProps } from './combobox.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { LabelButton, type LabelButtonProps } from './label-button.tsx'
export { NumberInput, type NumberInputProps } from './number-input.tsx'
export type { Option, OptionGroup, Options } from './option.ts'
export { RadioGroup, type RadioGroupProps, type RadioOption, Segmented, type SegmentedProps } from './radio-group.tsx'
export { Select, type SelectProps } from './select.tsx'
export { Switch, type SwitchProps } from './switch.tsx'
export { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from './text-input.tsx'
export { Textarea, type TextareaProps } from './textarea.tsx'
export { VariableInput, type VariableInputProps } from './variable-input.tsx'
