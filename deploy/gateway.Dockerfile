# The gateway: one bundled file, the description of the API beside it, and the client of PostgreSQL.
#   docker build -f deploy/gateway.Dockerfile -t storefront-gateway .
FROM node:22.21-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY gateway ./gateway
RUN npm --prefix gateway ci --no-audit --no-fund
COPY apiServer ./apiServer
COPY openapi ./openapi
COPY src ./src
# tsx brings esbuild.
RUN node_modules/.bin/esbuild gateway/main.ts --bundle --platform=node --target=node22 --external:pg --outfile=build/main.js

FROM node:22.21-alpine3.22
WORKDIR /srv
COPY --from=build /src/build /src/openapi/storefront.yaml /srv/
COPY --from=build /src/gateway/node_modules /srv/node_modules
ENV NODE_ENV=production GATEWAY_HOST=0.0.0.0 GATEWAY_PORT=8044
EXPOSE 8044
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:8044/').catch(() => process.exit(1))"]
ENTRYPOINT ["node", "main.js"]
