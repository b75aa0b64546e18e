#!/usr/bin/env node
import { launch } from './launch.mjs';

await launch('../src/cli/fit-line.ts', 'fitLine', import.meta.url);
