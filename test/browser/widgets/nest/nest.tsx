import { ServerContent } from '../../../../src/runtime/server-content.tsx';

export function Nest() {
  return (
    <section>
      <div data-island="steady" data-label="Inner" />
      <ServerContent />
    </section>
  );
}
