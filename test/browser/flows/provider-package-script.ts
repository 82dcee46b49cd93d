import { join } from 'node:path';
import { build } from 'vite';

/** The payment provider's real package as one module for a browser; the npm package has no such build. */
export async function bundledPackage(): Promise<string> {
  const entry = join(import.meta.dirname, 'provider-package-entry.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'provider' } },
  });
  const [{ output }] = result as unknown as [{ output: { code: string }[] }];
  return output[0]!.code;
}

/**
 * Stands in for the page in one of the provider's frames, by the messages that the package exchanges with it: it
 * reports that it is ready, and returns typed text "encrypted", or as incomplete.
 */
export const framePage = `<!doctype html><html lang="en"><title>Field</title><body><input aria-label="Field"><script>
const lengths = { encryptedCardNumber: 16, encryptedExpiryDate: 4, encryptedSecurityCode: 3 };
const input = document.querySelector('input');
let field;
const say = (message) => parent.postMessage(JSON.stringify({ ...field, ...message }), '*');
addEventListener('message', ({ data }) => {
  const { fieldType, numKey, externalValidation, code } = JSON.parse(data);
  if (externalValidation) input.setAttribute('data-shown', code);
  if (field || !numKey) return;
  field = { fieldType, numKey };
  input.setAttribute('aria-label', fieldType);
  say({ action: 'config' });
});
input.addEventListener('input', () => {
  const { fieldType } = field;
  const brand = fieldType === 'encryptedCardNumber' && { brand: input.value.startsWith('4') ? 'visa' : 'card', cvcPolicy: 'required' };
  if (input.value.length < lengths[fieldType]) return say({ action: 'incorrect', error: '', ...brand });
  const names = fieldType === 'encryptedExpiryDate' ? ['encryptedExpiryMonth', 'encryptedExpiryYear'] : [fieldType];
  const blobs = names.map((encryptedFieldName) => ({ encryptedFieldName, blob: encryptedFieldName + '-' + input.value.slice(-4) }));
  say({ action: 'encryption', [fieldType]: blobs, endDigits: input.value.slice(-4), ...brand });
});
</script></body></html>`;
