import { afterAll, afterEach } from 'vitest';
import { endKeptVisits, endVisits } from './harness.ts';

// Files share a worker, and so its browser: this runs for each of them.
afterEach(() => endVisits());
afterAll(() => endKeptVisits());
