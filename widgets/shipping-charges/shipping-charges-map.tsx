import { onMap, shippingMap } from '../../src/domain/delivery/shipping-charges.ts';

interface MapProps {
  heading: string;
  points: readonly { city: string; latitude: number; longitude: number }[];
}

/** The contiguous states with the shipping points, numbered as in the list below, which has their names. */
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

/** In the coordinates of `shippingMap`. */
const outline =
  'm4 11 10-4 148 0 30 7-13 8 22-4 3 6 15 1-13 4-5 8 2 19 7-2 0-12 9-13 7 4-3 10 7-2-4 15 24-7-1-3 15-2 7-10 18 0 13-16 7 11 5 6-19 11 2 10-21 8-7 18-5-7 3 25-12 9-18 16 6 31-1 13-13-18-5-14-31-2 1 7-29-2-13 12 0 12-10-4-13-23-9 6-18-19-25 3-32-8-19-14-10-22-10-18z';
