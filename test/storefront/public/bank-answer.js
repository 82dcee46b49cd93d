// The bank's answer to the payment provider's component, which waits around the frame.
const { status } = document.getElementById('bank-answer').dataset;
window.parent.postMessage(
  JSON.stringify({ type: 'challengeResult', result: { transStatus: status } }),
  window.location.origin,
);
