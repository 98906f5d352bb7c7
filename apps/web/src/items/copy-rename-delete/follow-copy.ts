import { type Run, type RunEnd, runMachine } from '@waymark/api-client/poll'
import { createActor, toPromise } from 'xstate'

/** Begins a copy and waits for its end, whatever becomes of the screen it was asked on. */
export const followCopy = (run: Run): Promise<RunEnd> => toPromise(createActor(runMachine, { input: run }).start())
