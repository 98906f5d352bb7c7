export { type Saved, type WizardEffects, type WizardEvent, wizardMachine } from './machine.ts'
