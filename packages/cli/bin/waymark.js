#!/usr/bin/env node
import { runCommandLine } from '../lib/command-line/index.js'

process.exitCode = await runCommandLine(process.argv.slice(2), process.env)
