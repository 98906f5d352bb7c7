export { type ClockRow, type ClockSchedule, clockAt, isOpen } from './clock.ts'
