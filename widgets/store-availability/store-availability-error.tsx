import { Icon } from '../../src/ui/icon.tsx';

interface ErrorProps {
  message: string;
}

export function StoreAvailabilityError({ message }: ErrorProps) {
  return (
    <p className="si-store-availability__message" data-state="error" role="alert">
      <Icon name="alert" />
      {message}
    </p>
  );
}
