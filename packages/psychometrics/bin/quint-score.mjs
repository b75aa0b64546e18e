#!/usr/bin/env node
import { launch } from './launch.mjs';

await launch('../src/cli/score-line.ts', 'scoreLine', import.meta.url);
