export { NAME_SECTION } from './labels.ts'
export { type WizardEffects, type WizardEvent, wizardMachine } from './machine.ts'
