import { render, screen } from '@testing-library/react';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { useApiResource, useScreenOf } from './apiResource';

function Names() {
  const resource = useApiResource();
  const screenOf = useScreenOf();
  return (
    <p>
      {resource} {screenOf('archive-videos')} {screenOf('orders')}
    </p>
  );
}

it('translates between the name of a screen and the name of what it shows', () => {
  const definitions = {
    archive: { name: 'archive', options: { resource: 'archive-videos' } },
    orders: { name: 'orders' },
  };
  render(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <ResourceContextProvider value="archive">
        <Names />
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
  );
  expect(screen.getByText('archive-videos archive orders')).toBeTruthy();
});
