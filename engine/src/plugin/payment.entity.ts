import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every payment that the gateway has reported, also money that does not pay its order. */
@Entity('shop_payment')
export class ShopPayment {
  @PrimaryColumn({ type: 'text' })
  method: string;

  @PrimaryColumn({ type: 'text' })
  transactionId: string;

  @Column({ type: 'int' })
  orderId: number;

  @Column({ type: 'int', comment: 'Paise.' })
  amount: number;

  @Column({ type: 'text', nullable: true })
  refusedBecause: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
