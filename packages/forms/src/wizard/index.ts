export { type WizardEffects, type WizardEvent, wizardMachine } from './machine.ts'
