/** The doctor's own look: in a shadow root, so without the tokens, which come with a stylesheet that may be missing. */
export const panelStyle = `
* { box-sizing: border-box; margin: 0; padding: 0; }
[hidden] { display: none !important; }
section {
  pointer-events: auto;
  position: absolute; right: 16px; bottom: 16px;
  display: flex; flex-direction: column;
  width: 440px; max-width: calc(100% - 32px); max-height: min(640px, calc(100% - 32px));
  overflow: hidden;
  border: 1px solid #ded8ce; border-top: 4px solid #a3261b; border-radius: 4px;
  background: #fff; color: #26231f;
  box-shadow: 0 8px 32px rgb(38 35 31 / 24%);
  font: 400 14px/20px system-ui, sans-serif;
  text-align: start;
}
section[data-healthy] { border-top-color: #3f6b3a; }
header { display: flex; align-items: center; gap: 8px; padding: 12px 12px 0 16px; }
h2 { flex: 1; font: 600 16px/24px system-ui, sans-serif; }
h3 { padding: 16px 16px 4px; font: 600 12px/16px system-ui, sans-serif; color: #6a635a; }
.summary { padding: 4px 16px 12px; color: #6a635a; font-size: 12px; line-height: 16px; }
.body { overflow: auto; overscroll-behavior: contain; border-top: 1px solid #ded8ce; padding-bottom: 8px; }
[data-folded] .body { display: none; }
ul { list-style: none; }
li {
  display: grid; grid-template-columns: 1fr auto; gap: 4px 12px; align-items: start;
  padding: 12px 12px 12px 16px;
  overflow-wrap: anywhere;
}
li + li { border-top: 1px solid #f0ece5; }
li.mistake { border-left: 3px solid #a3261b; padding-left: 13px; }
li.host { padding-block: 8px; }
.what { font-weight: 600; }
.remedy { grid-column: 1; color: #4a443c; }
li button { grid-column: 2; grid-row: 1; }
strong { font-weight: 600; }
button {
  min-height: 32px; padding: 0 12px;
  border: 1px solid #6a635a; border-radius: 2px;
  background: #fff; color: inherit;
  font: inherit; font-size: 12px;
  cursor: pointer;
}
button:hover { background: #f7f4ef; }
:focus-visible { outline: 2px solid #26231f; outline-offset: 2px; }
.body:focus-visible { outline-offset: -2px; }
.frame {
  position: absolute;
  outline: 3px solid #a3261b; outline-offset: 2px;
  box-shadow: 0 0 0 6px #fff;
}
@media (max-width: 600px) {
  section { right: 0; bottom: 0; width: 100%; max-width: none; max-height: 60%; border-width: 4px 0 0; border-radius: 0; }
  button { min-height: 44px; }
}
@media (forced-colors: active) {
  section { border: 2px solid; }
  .frame { outline-color: Highlight; }
}
`;
