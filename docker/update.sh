#!/bin/sh
# Makes a backup, builds the present files and puts them in place, one process after the other, without a refused request:
# the proxy sends requests to a process that accepts them. Run it on the server, from any folder. Options go to docker
# compose, for example --env-file. A second run goes on where the first one stopped.
set -eu
cd "$(dirname "$0")/.."

# Of the old version; the migrations come with the worker.
docker compose "$@" run --rm --no-deps backup node backend/dist/backup.js
docker compose "$@" build
for service in worker web-1 web-2; do
  echo "== $service =="
  docker compose "$@" up -d --no-deps --no-build --wait --wait-timeout 900 "$service"
done
docker compose "$@" up -d --no-build --remove-orphans --wait
# The proxy goes on: it takes its settings over as it runs. Where its own version changes, its ports are closed for a second.
docker compose "$@" exec -T proxy caddy reload --config /etc/caddy/Caddyfile
docker image prune -f >/dev/null
