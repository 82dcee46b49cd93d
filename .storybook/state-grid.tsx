import { type DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { isOfWidget } from './paste.ts';
import {
  globalsOf,
  isPictured,
  type OwnChoices,
  picturePath,
  type Variant,
  type ViewportName,
  variantsOn,
  viewportOf,
  viewports,
} from './variants.ts';

type Stories = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>;

/** A still picture of every state in both brands and countries, on a phone and wide; each leads to the live state. */
export function StateGrid({ stories, isWaiting }: { stories: Stories; isWaiting: boolean }) {
  const [hostPage, setHostPage] = useState<Variant['hostPage']>('plain');
  return (
    <>
      <p>
        <label className="state-host-page">
          <input
            type="checkbox"
            checked={hostPage === 'hostile'}
            onChange={({ target }) => setHostPage(target.checked ? 'hostile' : 'plain')}
          />
          On a hostile page, whose own stylesheets reach for everything
        </label>
      </p>
      {stories.map(({ id, name, initialArgs, storyGlobals }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          {isOfWidget(initialArgs) && <p>{initialArgs.example.about}</p>}
          <ul
            className="state-pictures"
            data-is-small={/phone|narrow/.test(storyGlobals.viewport?.value ?? '') || undefined}
          >
            {variantsOn(hostPage)
              .filter((variant) => isPictured(choicesOf(initialArgs, storyGlobals), variant))
              .map((variant) => (
                <li key={picturePath(id, variant)}>
                  <StatePicture
                    story={id}
                    variant={variant}
                    viewport={viewportOf({ globals: storyGlobals }, variant)}
                    isWaiting={isWaiting}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function choicesOf(args: object, globals: OwnChoices['globals']): OwnChoices {
  return { globals, context: isOfWidget(args) ? args.example.context : undefined };
}

const words = { core: 'Core', modern: 'Modern', US: 'US', CA: 'Canada' };

/** How large a picture is shown; the file has the viewport's own size. */
const scales = { narrow: 0.4, phone: 0.4, tablet: 0.27, wide: 0.27 };

interface StatePictureProps {
  story: string;
  variant: Variant;
  viewport: ViewportName;
  isWaiting: boolean;
}

function StatePicture({ story, variant, viewport, isWaiting }: StatePictureProps) {
  const [isMissing, setMissing] = useState(false);
  const { width, height } = viewports[viewport];
  const size = {
    width: Math.round(width * scales[viewport]),
    height: Math.round(height * scales[viewport]),
  };
  const globals = `${globalsOf(variant)};viewport.value:${viewport}`;
  return (
    <a href={`./?path=/story/${story}&globals=${globals}`} target="_top">
      {isMissing ? (
        <span className="state-missing" style={size}>
          No picture: open it
        </span>
      ) : (
        <img
          src={isWaiting ? undefined : picturePath(story, variant)}
          alt=""
          {...size}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
      <span>
        {words[variant.brand]} · {words[variant.country]} · {viewport}
      </span>
    </a>
  );
}
