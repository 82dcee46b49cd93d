import { onMap, shippingMap } from '../../src/domain/delivery/shipping-charges.ts';

interface MapProps {
  heading: string;
  points: readonly { city: string; latitude: number; longitude: number }[];
}

/** The contiguous states with the shipping points, numbered as in the list beside or below, which has their names. */
export function ShippingChargesMap({ heading, points }: MapProps) {
  const { width, height } = shippingMap;
  return (
    <div className="si-shipping-charges__points">
      <h4 className="si-shipping-charges__caption">{heading}</h4>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path className="si-shipping-charges__land" d={outline} />
        <path className="si-shipping-charges__states" d={borders} />
        {points.map((point, index) => {
          const place = onMap(point);
          return (
            place && (
              <g key={point.city} transform={`translate(${place.x} ${place.y})`}>
                <circle className="si-shipping-charges__point" r="8" />
                <text className="si-shipping-charges__number" y="4">
                  {index + 1}
                </text>
              </g>
            )
          );
        })}
      </svg>
      <ol className="si-shipping-charges__cities">
        {points.map(({ city }) => (
          <li key={city}>{city}</li>
        ))}
      </ol>
    </div>
  );
}

// In the coordinates of `shippingMap`; simplified from the Census Bureau's cartographic boundary files of 2017.
const outline =
  'M313 67l-6 2-4 4 9-3-4 4-7 3 2 0 0 5-3 7-4-2 1 3 2 1 1 3-3 11-1 0 1-6-1 0-2-5-3-1 1-5-2 0 0 6 3 5-5-2 6 3 1 6-1 2 3-1 2 4-5 5 6-1 1 2-3 3-5 0 4 1-2 3 3-1-1 3-4 1-3 4-1 3-5 1-2 6-4 5-3 2-2 3-2 8-1 2 3 9 3 4 4 5 0 3 5 8 1 3 0 8-2 4-4 1-2-4-3-1-3-4-2-3-4-5 1-3-3 0 1-6-2-4-4-2-2-3-5-1-5 5-2-1 0-2-4-2-5-1-7 2-3-3 0 3-6 0-6 3 3 3 0 2 2 0 0 3-5-2-2 2-2-2-2 2-4-1-2-4-2-1-3 3-6-2-6 1-5 3 1-3-2 0 0 3-3 4-6 3-4 3-1 0-3 6-1 4 2 6 1 1-8-1-6-3-3-5 0-4-5-6-3-7-5-6-8 0-4 6-6-4-3-2-1-4-1-5-3-1-7-8-11-2 0 4-20-3-23-13 1-2-16-2-1-7-5-7-4-2-2-2-5-2-1-1 1-5-3-5-2-6 1-3-2-5 0-4 2 3-1-5-2 0-1-4-2-5 1-7-2-5 4-8 1-9 0-3 4-6 5-10 1-6 2-2 0-7 0-9 1-1 2 2 5 2 2 2-1 5 1 0 2-5 0-6 0-3 14 4 15 4 17 4 11 2 14 2 13 1 16 2 12 1 17 0 14 0 0-3 2 1 2 5 7 0 8 3 1 1 3-2 7 2-5 3-8 7 1 1 5-2 3 3 6-3 6-5 2-1-3 5 4 0 2 3 4 0 3-2 6-2 0 3 5-1 0 2 3 2-6 1-4-1-9 4-3 6-1 4 5-7-2 6 0 3-2 8 1 3 1 5 2 4 3 0 3-5 0-6-2-5 0-3 1-6 3-4 3-2-1-1 2-2 7 2 2 3 0 5-3 5 2 2 2-4 2-1 2 2 2 6 0 3-2 0 0 3-3 5 6 2 5-1 3-4 4-2 6-5 2-2-2-4 3-1 5 0 4-1 3-3-1-5 2-2 4-6 19-5 0-2 3-2 2-4-1-7 3-7 2 2 3-3 3 2 3 10 2 0 1 3 2 0 2 3-3 3-5 5-2-3 0 4-4 3-2 3-1 6 2 1-2 2 4 5 3-1z';

/** Between the states. */
const borders =
  'M224 171l-2-12 1-24-1-1 17-2 4 17 3 4-1 4 1 7-17 1 1 6M48 142l3-9 3-3-2-5 2-10 4 0 1-6 31 5-6 45M246 164l2 2 18-2 5-1M239 132l16-2-1 3 3 1 2 4 8 7 6 7M226 79l12-1 2 24-4 1-3 6-1-1-5 3-6 0 3-7-2-24M135 95l25 1 16 0 4 7 1 17-32-1-15 0M316 52l-2-2-5-15M316 63l-2-2-12 3 0-6 12-2 2-2M194 42l-2 5-3 4 1 7 8 5 1 4-30 1 0-15-2-18-2-11M295 85l4-5-4-3 2-6 5 2 0 2M247 131l0-2 9-7 4-2 2-4 20-3 16-3M285 135l-8-7-7 1-2-2-8 1-5 2M169 48l-27 0-15-2 2-24M181 120l1 13 0 14-5-3-7 2-4-2-2 2-8-3-10-4 1-16-19-1 0-4M266 70l1 2 25-5 5 4M295 84l-2 1-28 5-3-17M169 68l-1 6-7 0-4-2-32-2 2-24M182 147l3 0 0 13 3 6-1 12M101 158l0-2 24 2 3-36M125 70l-1 16M95 82l19 3 22 2-2 32-26-3-18-2 5-32-12-1 5-32 14 2 25 3M176 96l-3-5 24-1 2 2 1 5 8 7-1 5 5 5 3 5-3 3 0 5-4 0 1-4-28 1M271 89l1 4 4-3 5-1 1 3-3 1-5 7-2-2-3 10-5 3-4 0-6-6 3-8 6-5 1-9M199 92l3-6-1-2 4-2 1-4-3-3 16-1M221 111l-2 6-4 1M212 127l-9 20 1 4-19 1M9 55l24 7-6 23 25 39M300 94l-4 1-3-10M173 91l-2-10-2-5M240 99l14 4M259 109l-6 7-4 2-26 3-1 1-9 0M219 53l-4-6-11-3-2-1M216 173l-2-7-13 1 1-4 4-7-2-5M87 53l-7-2-4 1-3-11-4 0 3-8-1 0-5-8-1-4 2-8M307 57l-1-7 0-6 2-2 0-4M298 41l2 10 2 7M22 24l4 3-1 3 9 3 12 0 11 2 2 4-6 8 0 5-3 14-17-4M59 109l8-39 17 3M62 12l-5 20 0 3M67 70l-17-4';
