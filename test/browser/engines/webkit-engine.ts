import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { openDisplay } from './display.ts';
import { type Engine, type Key, namedKeys, type Tab } from './engine.ts';
import { freePort, startProgram, stopProgram } from './program.ts';

/** What WebKitGTK needs: its driver, its small browser, and Xvfb to draw on. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  xvfb: string;
}

/** WebKitGTK through W3C WebDriver. The protocol says nothing of the console. */
export async function startWebKit({ driver, browser, xvfb }: WebKitPrograms): Promise<Engine> {
  const display = await openDisplay(xvfb);
  const port = await freePort();
  const env = { DISPLAY: display.name };
  const program = startProgram(driver, ['--host=127.0.0.1', `--port=${port}`], env);
  const close = async () => {
    await stopProgram(program);
    await display.close();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url);
    const version = execFileSync(browser, ['--version'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    return { name: version.trim(), openTab: () => openTab(url, browser), close };
  } catch (error) {
    await close();
    throw error;
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

/** One command of WebDriver; its value. */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${url} answered ${value?.error}: ${value?.message}`);
  return value;
}

async function openTab(driverUrl: string, binary: string): Promise<Tab> {
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const opened = await send('POST', `${driverUrl}/session`, { capabilities: { alwaysMatch } });
  const session = `${driverUrl}/session/${(opened as { sessionId: string }).sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 });
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
    close: async () => void (await send('DELETE', session)),
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
