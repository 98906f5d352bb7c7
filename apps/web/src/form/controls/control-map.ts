import type { Control } from '@waymark/domain/field'
import type { ComponentType } from 'react'
import { CheckboxControl, RadioControl, SelectControl, SwitchControl } from './choice-controls.tsx'
import { CodeControl } from './code-control.tsx'
import { LazyConsentMapping } from './consent-mapping/lazy-consent-mapping.tsx'
import type { ControlProps } from './control-props.ts'
import { DimensionControl } from './dimension-control.tsx'
import { HiddenControl, ReadOnlyControl } from './read-only-control.tsx'
import { GroupControl, ListControl, RowsControl } from './rows-controls.tsx'
import { SecondsControl } from './seconds-controls.tsx'
import {
  NumberControl,
  PlainTextControl,
  SelectorControl,
  TextareaControl,
  TextWithReferencesControl,
} from './text-controls.tsx'
import { ToggledControl } from './toggled-control.tsx'
import { VariableControl } from './variable-control.tsx'

/** The component of each control of the domain; a missing one is a type error. */
export const controls: { readonly [C in Control]: ComponentType<ControlProps<C>> } = {
  'plain-text': PlainTextControl,
  'text-with-references': TextWithReferencesControl,
  textarea: TextareaControl,
  code: CodeControl,
  number: NumberControl,
  select: SelectControl,
  radio: RadioControl,
  switch: SwitchControl,
  checkbox: CheckboxControl,
  seconds: SecondsControl,
  selector: SelectorControl,
  variable: VariableControl,
  dimension: DimensionControl,
  rows: RowsControl as ComponentType<ControlProps<'rows'>>,
  'dimension-rows': RowsControl as ComponentType<ControlProps<'dimension-rows'>>,
  list: ListControl,
  group: GroupControl,
  toggled: ToggledControl,
  'consent-mapping': LazyConsentMapping,
  'read-only': ReadOnlyControl,
  hidden: HiddenControl,
}
