import type { DeclaredWidget } from 'virtual:declared-widgets';
import { usersOfBlocks } from 'virtual:users-of-blocks';
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Story,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext, useEffect, useState } from 'react';
import { declared } from '../stories/declared.ts';
import { Codes, Table, withCode } from '../stories/guide/table.tsx';
import type { IslandStoryProps } from '../stories/island-story.tsx';
import { CodeBlock } from './code-block.tsx';
import { isOfWidget, pasteHtml } from './paste.ts';
import { StateGrid } from './state-grid.tsx';
import './docs-page.css';

type PreparedStory = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/**
 * The docs page of a widget or a building block: what it is for, one live story with its controls, and a still
 * picture of every state. No other story runs there, and no play function runs.
 */
export function DocsPage() {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => tags?.includes('autodocs'));
  const [first] = stories;
  const hasSettled = useHasSettled(first?.id);
  if (!first) return <Title />;
  const args = first.initialArgs as object;
  const widget = isOfWidget(args) ? declared(args.widget) : undefined;
  return (
    <>
      <Title />
      {widget ? <Purpose widget={widget} /> : <Description />}
      <Heading>Try it</Heading>
      <div className="docs-live" data-kind={widget?.kind}>
        <Story of={first.moduleExport} inline />
      </div>
      {widget?.props.length === 0 ? <p>It has no attributes.</p> : <Controls of={first.moduleExport} />}
      {widget && (
        <>
          <Subheading>HTML to paste</Subheading>
          <HtmlToPaste story={first} />
          <Heading>Events and calls</Heading>
          <Facts widget={widget} />
          {widget.docs && (
            <>
              <Heading>Accessibility</Heading>
              <ul>
                {widget.docs.accessibility.map((fact) => (
                  <li key={fact}>{withCode(fact)}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      {!widget && <Users title={first.title} />}
      <Heading>Every state</Heading>
      {/* The browser loads only a few files at a time, and a picture may have to be taken first, so the live story is loaded before the pictures. */}
      <StateGrid stories={stories} isWaiting={!hasSettled} />
    </>
  );
}

function Purpose({ widget: { about, docs, kind } }: { widget: DeclaredWidget }) {
  return (
    <>
      <p className="docs-lead">{withCode(about)}</p>
      {docs && (
        <>
          <p>
            <strong>When to use it:</strong> {withCode(docs.useWhen)}
          </p>
          <p>
            <strong>When not:</strong> {withCode(docs.notWhen)}
          </p>
        </>
      )}
      {kind === 'overlay' && <p>It is a layer: press Open to see it.</p>}
    </>
  );
}

/** The file of a block by its page's title; “Dialog closing” is a page of the dialog's. */
function blockOf(title: string): string {
  const name = title.split('/').at(-1)!.toLowerCase().replaceAll(' ', '-');
  return name in usersOfBlocks ? name : name.split('-')[0]!;
}

/** The widgets that a building block is part of, by its title in the sidebar: “Building blocks/Product card”. */
function Users({ title }: { title: string }) {
  const users = usersOfBlocks[blockOf(title)];
  if (!users) return null;
  return (
    <>
      <Heading>Used by</Heading>
      <p>
        {users.map((name, nth) => (
          <Fragment key={name}>
            {nth > 0 && ', '}
            <a href={`./?path=/docs/widgets-${name}--docs`} target="_top">
              {name}
            </a>
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** Whether a story has been shown, or has failed. */
function useHasSettled(id: string | undefined): boolean {
  const { channel } = useContext(DocsContext);
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    const follow = ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
      if (storyId === id && /^(finished|errored|aborted)$/.test(newPhase)) setSettled(true);
    };
    channel.on('storyRenderPhaseChanged', follow);
    return () => channel.off('storyRenderPhaseChanged', follow);
  }, [channel, id]);
  return hasSettled;
}

/** The HTML of the live story; it follows the controls. */
function HtmlToPaste({ story }: { story: PreparedStory }) {
  const docs = useContext(DocsContext);
  const [args, setArgs] = useState(() => docs.getStoryContext(story).args);
  useEffect(() => {
    const follow = ({ storyId, args: changed }: { storyId: string; args: typeof args }) => {
      if (storyId === story.id) setArgs(changed);
    };
    docs.channel.on('storyArgsUpdated', follow);
    return () => docs.channel.off('storyArgsUpdated', follow);
  }, [docs, story]);
  return <CodeBlock code={pasteHtml(args as IslandStoryProps)} />;
}

function Facts({ widget: { load = 'visible', kind, uses } }: { widget: DeclaredWidget }) {
  return (
    <Table
      rows={[
        ...(kind === 'inline' ? [['Mounts', <Codes key="load" words={[load]} />]] : []),
        ['Calls', <Codes key="calls" words={uses.calls} />],
        ['Sends', <Codes key="events" words={uses.events} />],
        ['Opens', <Codes key="opens" words={uses.opens} />],
      ]}
    />
  );
}
