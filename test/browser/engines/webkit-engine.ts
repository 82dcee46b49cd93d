import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { openDisplay } from './display.ts';
import { type Engine, type Key, namedKeys, type Tab, within } from './engine.ts';
import { freePort, startProgram, stopProgram } from './program.ts';

/** The requirements of WebKitGTK: its driver, its MiniBrowser, and Xvfb as a display. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  xvfb: string;
}

/** WebKitGTK through W3C WebDriver, which does not report console messages. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const display = await openDisplay(programs.xvfb);
  const env = { DISPLAY: display.name };
  try {
    const version = execFileSync(programs.browser, ['--version'], { env: { ...process.env, ...env } });
    return {
      name: String(version).trim(),
      openTab: () => openTab(programs, env),
      close: () => display.close(),
    };
  } catch (error) {
    await display.close();
    throw error;
  }
}

/**
 * A tab with a driver of its own: one driver in a hundred waits forever for a browser that has exited, and is started
 * again.
 */
async function openTab(programs: WebKitPrograms, env: { DISPLAY: string }, tries = 3): Promise<Tab> {
  const port = await freePort();
  const program = startProgram(programs.driver, ['--host=127.0.0.1', `--port=${port}`], env);
  const url = `http://127.0.0.1:${port}`;
  const opening = answering(url).then(() => openSession(url, programs.browser));
  try {
    const session = await within(20_000, 'opening a session', opening);
    return tabOf(session, () => stopProgram(program));
  } catch (error) {
    await stopProgram(program);
    if (tries === 1) throw error;
    return openTab(programs, env, tries - 1);
  }
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await send('GET', `${url}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await pause(50);
    }
  }
}

/** Sends one WebDriver command; returns its value. */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${url} answered ${value?.error}: ${value?.message}`);
  return value;
}

/** The URL of a new session. */
async function openSession(driverUrl: string, binary: string): Promise<string> {
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const opened = await send('POST', `${driverUrl}/session`, { capabilities: { alwaysMatch } });
  const session = `${driverUrl}/session/${(opened as { sessionId: string }).sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 });
  return session;
}

function tabOf(session: string, stopDriver: () => Promise<void>): Tab {
  const perform = async (source: object) => {
    await send('POST', `${session}/actions`, { actions: [source] });
  };
  return {
    console: [],
    goto: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    press: (...keys) => perform(pressed(keys)),
    type: (text) => perform(typed(text)),
    click: (x, y) => perform(clicked(x, y)),
    close: () => send('DELETE', session).then(stopDriver, stopDriver),
  };
}

const keyDown = (value: string) => ({ type: 'keyDown', value });
const keyUp = (value: string) => ({ type: 'keyUp', value });
const codeOf = (key: Key) => (key in namedKeys ? namedKeys[key as keyof typeof namedKeys] : key);

function pressed(keys: Key[]) {
  const codes = keys.map(codeOf);
  return { type: 'key', id: 'keyboard', actions: [...codes.map(keyDown), ...codes.reverse().map(keyUp)] };
}

function typed(text: string) {
  const actions = [...text].flatMap((letter) => [keyDown(letter), keyUp(letter)]);
  return { type: 'key', id: 'keyboard', actions };
}

function clicked(x: number, y: number) {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}
