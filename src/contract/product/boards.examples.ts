import type { CallExample } from '../examples.ts';

export const getBoardSummariesExample: CallExample = {
  payload: { sku: '410553', optionChoiceParameter: 'FABRIC=INK' },
  answer: {
    TotalItemCount: 14,
    BoardSummaries: [
      { id: 'b-1', name: 'Living room', url: '/boards/b-1', itemCount: 9, imagePath: '/pictures/410553.svg' },
      { id: 'b-2', name: 'Guest room', url: '/boards/b-2', itemCount: 5, imagePath: null },
    ],
    itemSkus: { '410553': ['b-1', 'b-2'], '410553|FABRIC=INK': ['b-1'] },
  },
};
