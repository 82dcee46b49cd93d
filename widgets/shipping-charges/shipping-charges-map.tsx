import { onMap, shippingMap } from '../../src/domain/shipping-charges.ts';

interface MapProps {
  heading: string;
  points: readonly { city: string; latitude: number; longitude: number }[];
}

/** The contiguous states with the cities that deliveries set out from, numbered as in the list, which says it all. */
export function ShippingChargesMap({ heading, points }: MapProps) {
  const { width, height } = shippingMap;
  return (
    <div className="si-shipping-charges__points">
      <h4 className="si-shipping-charges__caption">{heading}</h4>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path className="si-shipping-charges__land" d={outline} />
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

/** Drawn in the measures of `shippingMap`. */
const outline =
  'm4 11 8 1 2-5 148 0 4 2 14 3 12 2-13 8 9 1 13-5 3 6 14 0 1 4-13 1-5 8 3 0-2 14 2 5 5-2 1-12 4-8 5-5 7 4-3 10 7-2 0 8-4 7 9 2 15-9-1-3 15-2 7-10 18 0 7-8 6-8 5 0 2 11 5 6-18 9-3 7 4 5-21 8-5 11-3-3 1 10-5-7 1 14 2 11-12 9-8 7-10 9-1 8 7 23-1 13-7-5-6-13-5-14-9 1-6-5-16 2 1 7-9-1-15-3-7 3-11 11 0 12-10-4-8-17-5-6-7 4-2 2-9-6-9-13-9 0 0 3-16 0-20-8-12 0-7-10-12-4-10-22-7-10-3-8 2-17 1-22z';
