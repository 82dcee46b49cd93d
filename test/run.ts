import { spawn } from 'node:child_process';

/*
 * `npm test`: every check of the project. Two run at a time; a check that fails lets the others finish, and its
 * output is printed. `npm test -- unit browser` runs only the checks that are named.
 */

interface Check {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

const vitest = (name: string, projects = [name]): Check => ({
  name,
  command: [
    'vitest',
    'run',
    '--reporter',
    'minimal',
    ...projects.flatMap((project) => ['--project', project]),
  ],
  // The build is a check of its own here.
  env: { ISLANDS_BUILT: '1' },
});

// What the later checks look at comes first.
const stages: Check[][] = [
  [
    { name: 'build', command: ['rollup', '-c', '--silent', '--failAfterWarnings'] },
    {
      name: 'build-laboratory',
      command: ['rollup', '-c', '--silent'],
      env: { ISLANDS_WIDGETS: 'test/browser/widgets', ISLANDS_OUT: '.cache/test-islands' },
    },
    { name: 'lint', command: ['biome', 'check', '.'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
  ],
  // The longest first: the others run beside it.
  [
    vitest('browser'),
    vitest('shape'),
    vitest('unit', ['unit', 'unit-node']),
    vitest('stories'),
    vitest('package'),
  ],
];

const wanted = process.argv.slice(2);
const names = stages.flat().map(({ name }) => name);
for (const name of wanted)
  if (!names.includes(name)) {
    console.error(`npm test does not know the check "${name}"; it knows ${names.join(', ')}.`);
    process.exit(2);
  }

const results = { passed: 0, failed: 0 };

function run({ name, command, env }: Check): Promise<void> {
  const start = performance.now();
  const child = spawn('npx', ['--no-install', ...command], {
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      results[code === 0 ? 'passed' : 'failed']++;
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) console.log(output);
      else
        for (const line of output.match(/^\s*(Tests|Test Files) .*$/gm) ?? [])
          console.log(`       ${line.trim()}`);
      resolve();
    });
  });
}

for (const stage of stages) {
  const waiting = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await run(check);
  };
  await Promise.all([lane(), lane()]);
}
console.log(`checks: ${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed ? 1 : 0;
