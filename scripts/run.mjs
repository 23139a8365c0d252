// Runs every npm script: `node scripts/run.mjs <script.ts | tool> [arguments]` installs missing packages, then runs a
// script of this project or an installed tool with the pinned Node.js.
import { join } from 'node:path';
import { ensureInstalled, root, runPinned, stop, toolScript } from './bootstrap.mjs';

const [target, ...args] = process.argv.slice(2);
if (target === undefined) stop('Usage: node scripts/run.mjs <script.ts | tool> [arguments]');
ensureInstalled();
runPinned(target.endsWith('.ts') ? join(root, target) : toolScript(target), args);
