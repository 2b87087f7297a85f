# The engine, its worker and its migrations: one image, the command says which (deploy/compose.yaml).
#   docker build -f deploy/engine.Dockerfile -t storefront-engine .
FROM node:22.21-bookworm-slim AS build
WORKDIR /srv
COPY engine/package.json engine/package-lock.json engine/tsconfig.json ./
RUN npm ci --no-audit --no-fund
COPY engine/src ./src
COPY engine/schema ./schema
RUN npm run build && npm prune --omit=dev

FROM node:22.21-bookworm-slim
WORKDIR /srv
COPY --from=build /srv /srv
# Pictures and passwords: a volume.
RUN mkdir /data && chown node /data
ENV NODE_ENV=production ENGINE_HOST=0.0.0.0 ENGINE_PORT=3300
EXPOSE 3300
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3300/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["lib/server.js"]
